declare module "virtual:react-router/inject-hmr-runtime" {}
