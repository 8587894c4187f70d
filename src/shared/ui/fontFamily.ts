// Chinese uses system fonts; a web font would weigh megabytes.
export const fontFamily = [
  'Figtree',
  // As wide as Figtree, so that nothing shifts when it loads: see the shop's index.html.
  'Fallback',
  'system-ui',
  '"PingFang SC"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"WenQuanYi Micro Hei"',
  'sans-serif',
].join(', ');
