declare module '*.json?shell' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*.json?home' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*.json?item' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*.json?catalogue' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*.json?content' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*.json?rest' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*.json?qa' {
  const texts: Record<string, string>;
  export default texts;
}
