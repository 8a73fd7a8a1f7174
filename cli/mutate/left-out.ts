/** Places where a mutant would say nothing about a rule: declarations of words, what events tell, texts of errors, names. */

/** What is needed of a place in the code, as the instrumenter hands it over. */
interface Node {
  readonly type: string;
  readonly operator?: string;
  readonly name?: string;
  readonly callee?: Node;
  readonly property?: Node;
  readonly key?: Node;
  readonly id?: Node | null;
}

interface Place {
  readonly node: Node;
  readonly parent?: Node;
}

const DECLARING = ['declareEvents', 'declarePrompts', 'declareRefusals', 'told'];
/** The golden stories keep what is told, word for word. */
const TELLING = 'emit';
/** Facts of a question, for those who put it into words. */
const FACTS = 'about';
const TEXTS = ['StringLiteral', 'TemplateLiteral'];
/** Where a text is a step, a type or a kind that something depends on; elsewhere it is a name or a clause. */
const DECIDING = ['SwitchCase', 'ReturnStatement', 'ConditionalExpression', 'ArrowFunctionExpression'];

const calledBy = ({ callee }: Node): string => callee?.name ?? callee?.property?.name ?? '';

const isError = (node: Node): boolean =>
  node.type === 'ThrowStatement' || (node.type === 'NewExpression' && !!node.callee?.name?.endsWith('Error'));

/** `({ zones: [name = ''] = [] })`: whatever stands for nothing said names nothing. */
const isDefault = (node: Node, parent: Node | undefined): boolean =>
  node.type === 'ArrayExpression' && parent?.type === 'AssignmentPattern';

const decides = (parent: Node | undefined): boolean =>
  parent !== undefined &&
  (DECIDING.includes(parent.type) ||
    (parent.type === 'BinaryExpression' && ['===', '!=='].includes(parent.operator ?? '')));

export const leftOut = {
  shouldIgnore({ node, parent }: Place): string | undefined {
    const called = calledBy(node);
    if (DECLARING.includes(called)) return 'a declaration of words';
    if (called === TELLING || node.key?.name === FACTS || node.id?.name === FACTS) return 'what is told';
    if (isError(node)) return 'the text of an error';
    if (TEXTS.includes(node.type) && !decides(parent)) return 'a name';
    if (isDefault(node, parent)) return 'nothing said';
    return undefined;
  },
};
