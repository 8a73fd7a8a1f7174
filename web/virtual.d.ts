declare module 'virtual:icons/*' {
  const paths: { readonly [name: string]: string };
  export default paths;
}
