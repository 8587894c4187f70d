// Used by webpack for the application.
module.exports = (api) => {
  const production = api.env('production');
  return {
    presets: [
      ['@babel/preset-react', { runtime: 'automatic', development: !production }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: false }],
    ],
    plugins: [['formatjs', { ast: true, removeDefaultMessage: production }]],
  };
};
