// Jest runs CommonJS: what asks `import.meta.url` for its own place is given the same answer in another way.
const { default: babelJest } = require('babel-jest');

const place = "require('node:url').pathToFileURL(__filename).href";

const replaceImportMeta = ({ template }) => ({
  visitor: {
    MemberExpression: (path) => {
      const { object, property } = path.node;
      if (object.type === 'MetaProperty' && property.name === 'url') path.replaceWith(template.expression.ast(place));
    },
  },
});

module.exports = babelJest.createTransformer({ plugins: [replaceImportMeta] });
