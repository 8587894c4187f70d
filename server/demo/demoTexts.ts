import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

export const demoCatalogNames = [
  { es: 'Cocina y hogar', en: 'Kitchen and home', zh: '厨房与家居' },
  { es: 'Taller y oficina', en: 'Workshop and office', zh: '工具与办公' },
];

const currencyText = {
  es: 'Precios en dólares estadounidenses, sin impuestos',
  en: 'Prices in US dollars, before taxes',
  zh: '价格以美元计，不含税',
};

/** What the demo says of itself where the configuration says nothing. */
export const withDemoTexts = (runtime: RuntimeConfig): RuntimeConfig => ({
  ...runtime,
  demo: true,
  catalogNames:
    runtime.catalogNames.length === 0 && runtime.catalogs.length === demoCatalogNames.length
      ? demoCatalogNames
      : runtime.catalogNames,
  currencyText: runtime.currencyText ?? currencyText,
});
