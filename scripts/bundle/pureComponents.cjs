// A component that nobody imports is kept where its module names it or wraps it: both count as effects. Neither is one.
const name = /^[\w$]+\.displayName = [^;\n]*;$/gm;
const wrapped = /^((?:var|const|let) [\w$]+ = )(?=(?:[\w$]+\.)?(?:createContext|forwardRef|memo)\()/gm;

module.exports = (source) => source.replace(name, '').replace(wrapped, '$1/* @__PURE__ */ ');
