/** The build gives a stylesheet as minified text. */
declare module '*.css' {
  const text: string;
  export default text;
}
