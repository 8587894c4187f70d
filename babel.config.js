// Used by webpack for the application and by jest for the packages that ship ES modules only.
module.exports = (api) => {
  const test = api.env('test');
  const production = api.env('production');
  return {
    presets: [
      // The supported browsers have every feature that the sources use; Jest needs CommonJS.
      ...(test ? [['@babel/preset-env', { targets: { node: 'current' } }]] : []),
      ['@babel/preset-react', { runtime: 'automatic', development: !production && !test }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: false }],
    ],
    plugins: test ? [] : [['formatjs', { ast: true, removeDefaultMessage: production }]],
  };
};
