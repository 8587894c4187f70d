export type Translated = { es: string; en: string; zh: string };

export const inAll = (es: string, en: string, zh: string): Translated => ({ es, en, zh });

export const toNameColumns = ({ es, en, zh }: Translated) => ({ name_es: es, name_en: en, name_zh: zh });
