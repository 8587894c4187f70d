import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

export const aRuntimeConfig = (overrides: Partial<RuntimeConfig> = {}): RuntimeConfig => ({
  accountId: 1,
  companies: [1, 2],
  catalogs: [1, 2],
  services: {
    public: 'http://localhost:3000/services/public',
    inventory: 'http://localhost:3000/services/inventory',
    orders: 'http://localhost:3000/services/orders',
    blob: 'http://localhost:3000/services/blob',
  },
  defaultLanguage: 'es',
  siteName: 'Medida',
  siteTitle: 'Productos hechos a medida',
  author: 'Medida',
  headers: { language: 'X-Language', application: 'X-Application', applicationValue: 'api' },
  requestTimeoutMs: 20000,
  pricesVisibleTo: 'everyone',
  devTools: false,
  qa: false,
  demo: false,
  errorReportUrl: '',
  theme: {
    primary: '#1d4ed8',
    secondary: '#0f766e',
    logoUrl: '/logo.svg',
    iconsUrl: '',
    shareImageUrl: '/share.png',
  },
  offline: true,
  ...overrides,
});
