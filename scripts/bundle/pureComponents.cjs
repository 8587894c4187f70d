// An unused component is kept if its module sets its displayName or wraps it: both wrongly count as side effects.
const name = /^[\w$]+\.displayName = [^;\n]*;$/gm;
const wrapped = /^((?:var|const|let) [\w$]+ = )(?=(?:[\w$]+\.)?(?:createContext|forwardRef|memo)\()/gm;

module.exports = (source) => source.replace(name, '').replace(wrapped, '$1/* @__PURE__ */ ');
