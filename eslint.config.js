/** Keeps the code honest: the engine pure, imports pointing one way, no `any`, no ignored errors. */
import { existsSync, readdirSync } from 'node:fs';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Packages from the bottom up; each may import those before it. */
const ORDER = ['engine', 'protocol', 'editions', 'narrate', 'bots', 'cli', 'server', 'web'];
const FORBIDDEN = {
  engine: ['protocol', 'editions', 'narrate', 'bots', 'cli', 'server', 'web'],
  protocol: ['editions', 'narrate', 'bots', 'cli', 'server', 'web'],
  editions: ['protocol', 'narrate', 'bots', 'cli', 'server', 'web'],
  narrate: ['protocol', 'bots', 'cli', 'server', 'web'],
  bots: ['protocol', 'narrate', 'cli', 'server', 'web'],
  cli: ['protocol', 'server', 'web'],
  server: ['narrate', 'cli', 'web'],
  web: ['cli', 'server'],
};

const oneWay = ORDER.map((name) => ({
  files: [`${name}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...FORBIDDEN[name].map((other) => ({
            group: [`@holdout/${other}`, `@holdout/${other}/*`, `**/../${other}/**`],
            message: `${name} may not import ${other}: imports point up the list in docs/ARCHITECTURE.md.`,
          })),
          ...(['engine', 'protocol', 'editions'].includes(name)
            ? [{ group: ['node:*', 'fs', 'path', 'crypto'], message: 'The engine does no I/O.' }]
            : []),
        ],
      },
    ],
  },
}));

/** Drawings know nobody: neither rules nor screens, only each other. */
const OUTSIDE_ART = readdirSync(new URL('web/', import.meta.url)).filter(
  (name) => name !== 'art' && !name.includes('.'),
);
const drawings = {
  files: ['web/art/**/*.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['@holdout/*', 'react', 'node:*', ...OUTSIDE_ART.map((name) => `**/../${name}/**`)],
            message: 'web/art draws from names of parts and knows nothing else.',
          },
        ],
      },
    ],
    'no-restricted-globals': ['error', 'window', 'document', 'Date', 'process'],
    'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
  },
};

const pure = {
  files: ['engine/**/*.ts', 'protocol/**/*.ts', 'editions/**/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...[
        'Date',
        'process',
        'window',
        'document',
        'globalThis',
        'setTimeout',
        'setInterval',
        'performance',
        'console',
        'crypto',
      ].map((name) => ({ name, message: 'The engine is pure: no clock, no I/O, no DOM.' })),
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Chance is keyed: kernel/chance.ts.' },
    ],
  },
};

/** A test that asks the clock fails on a busy machine: time is handed in, speed is for `holdout bench`. */
const CLOCK = 'No test asks the clock: hand it in, or count the work.';
const newDate = { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: CLOCK };
const TESTS = '**/*.test.{ts,tsx}';
const timeless = {
  files: [TESTS],
  ignores: ['web/e2e/**'],
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: CLOCK },
      { object: 'performance', property: 'now', message: CLOCK },
      { object: 'process', property: 'hrtime', message: CLOCK },
    ],
    'no-restricted-syntax': ['error', newDate],
  },
};

/** The engine never asks which edition it runs: the words of editions are not its words, least of all their names. */
const NAMED = readdirSync(new URL('editions/', import.meta.url)).filter((name) =>
  existsSync(new URL(`editions/${name}/data`, import.meta.url)),
);
const WORDS = `/${[...NAMED, 'zombie', 'hunger', 'devour', 'drone', 'ravenous'].join('|')}/i`;
const editionWords = ['Literal[value', 'TemplateElement[value.raw', 'Identifier[name'].map((place) => ({
  selector: `${place}=${WORDS}]`,
  message: 'A word of an edition: the engine knows none of them, editions plug in policies.',
}));
/** What only the compiler can see: promises nobody waits for, cases nobody thought of, values of no type. */
const typed = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/no-unsafe-assignment': 'error',
    '@typescript-eslint/no-unsafe-member-access': 'error',
    '@typescript-eslint/no-unsafe-return': 'error',
    '@typescript-eslint/no-unsafe-argument': 'error',
    '@typescript-eslint/no-unsafe-call': 'error',
  },
};

/** Only the client has hooks; elsewhere a function may be called use. */
const react = {
  files: ['web/**/*.{ts,tsx}'],
  plugins: { 'react-hooks': hooks },
  rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
};

/** Ids of options are written and read in one module; everybody else reads the fields of the option. */
const TEXT_METHODS =
  '/^(split|slice|substring|startsWith|endsWith|includes|indexOf|lastIndexOf|match|matchAll|replace|replaceAll)$/';
const AN_OPTION = '/^(o|option|picked|chosen|aimed)$/';
const AN_ID = '/^(intent|answer|optionId)$/';
const VERBS =
  'activate|arrange|attack|carry|combine|drive|drop|enter|give|hand|hit|hold|load|lose|move|ninja|open|push|rescue|reroll|ride|search|seat|spend|take|trade|unload|use|wound';
const idsApart = [
  ...[
    `CallExpression[callee.property.name=${TEXT_METHODS}][callee.object.property.name='id'][callee.object.object.name=${AN_OPTION}]`,
    `CallExpression[callee.property.name=${TEXT_METHODS}][callee.object.name=${AN_ID}]`,
    `CallExpression[callee.property.name=/^(exec|test)$/][arguments.0.property.name='id'][arguments.0.object.name=${AN_OPTION}]`,
  ].map((selector) => ({ selector, message: 'Read the fields of the option, not its id.' })),
  ...[
    `Literal[regex.pattern=/^\\^(${VERBS}):/]`,
    `Literal[value=/^(${VERBS}):\\S/]`,
    `TemplateLiteral[quasis.0.value.raw=/^(${VERBS}):/]`,
    `TemplateLiteral[expressions.0.name='verb'][quasis.1.value.raw=/^:/]`,
    `TemplateLiteral[expressions.0.property.name='verb'][quasis.1.value.raw=/^:/]`,
  ].map((selector) => ({ selector, message: 'Ids are written and read in engine/kernel/option-id.ts.' })),
];
/** The type of a frame says its name: a name asked for by itself is one the compiler does not know. */
const procedureNames = {
  selector: "BinaryExpression[left.property.name='proc'][right.type='Literal']",
  message: "Ask `isOf<Attack>(f, 'attack')` or `underWay`, `frameOf` (engine/kernel/under-way.ts).",
};
const HELPERS = ['**/*.test.ts', '**/tests/**', '**/testing/**', '**/testing.ts', 'web/e2e/**'];
const optionIds = {
  files: ['**/*.{ts,tsx}'],
  ignores: ['engine/kernel/option-id.ts', ...HELPERS],
  rules: { 'no-restricted-syntax': ['error', ...idsApart, procedureNames] },
};

/** One rule holds both where both apply: of two settings the later one wins. */
const plain = [
  {
    files: ['engine/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...editionWords, ...idsApart, procedureNames] },
  },
  {
    files: ['engine/kernel/option-id.ts', ...HELPERS.map((files) => `engine/${files}`)],
    rules: { 'no-restricted-syntax': ['error', ...editionWords, newDate] },
  },
];

export default tseslint.config(
  { ignores: ['node_modules/', '.types/', '**/dist/', 'coverage/', 'web/e2e/shots/'] },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // What a part tells, asks or refuses is used by the compiler alone (engine/vocabulary).
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^(TOLD|ASKED|REFUSED)$' },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300 }],
    },
  },
  { files: [TESTS, 'web/e2e/**'], rules: { 'max-lines': ['error', { max: 400 }] } },
  typed,
  react,
  ...oneWay,
  drawings,
  pure,
  timeless,
  optionIds,
  ...plain,
);
