/** Keeps the code honest: the engine pure, imports pointing one way, no `any`, no ignored errors. */
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

/** The engine never asks which edition it runs: the words of editions are not its words. */
const WORDS = '/classic|zombie|dceased|marvel|hero-mode|hunger|devour|drone|ravenous/i';
const editionWords = ['Literal[value', 'TemplateElement[value.raw', 'Identifier[name'].map((place) => ({
  selector: `${place}=${WORDS}]`,
  message: 'A word of an edition: the engine knows none of them, editions plug in policies.',
}));
const plain = [
  { files: ['engine/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...editionWords] } },
  { files: [`engine/${TESTS}`], rules: { 'no-restricted-syntax': ['error', ...editionWords, newDate] } },
];

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
      'max-lines': ['error', { max: 400 }],
    },
  },
  typed,
  react,
  ...oneWay,
  pure,
  timeless,
  ...plain,
);
