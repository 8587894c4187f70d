// Used by webpack for the application and by jest for the packages that ship ES modules only.
module.exports = (api) => {
  const test = api.env('test');
  const production = api.env('production');
  return {
    presets: [
      ['@babel/preset-env', test ? { targets: { node: 'current' } } : { bugfixes: true, modules: false }],
      ['@babel/preset-react', { runtime: 'automatic', development: !production && !test }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: false }],
    ],
    plugins: test ? [] : [['formatjs', { ast: true, removeDefaultMessage: production }]],
  };
};
