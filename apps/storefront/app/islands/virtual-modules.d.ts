declare module "virtual:react-router/inject-hmr-runtime" {}

declare module "*?inline-script" {
  const text: string;
  export default text;
}
