declare module 'virtual:icons/*' {
  const paths: { readonly [name: string]: string };
  export default paths;
}

declare module '*?raw' {
  const text: string;
  export default text;
}
