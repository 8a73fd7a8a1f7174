/** Files read as text by the test runner. */
declare module '*?raw' {
  const text: string;
  export default text;
}
