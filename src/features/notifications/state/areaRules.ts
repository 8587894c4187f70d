export type NotificationArea = 'storefront' | 'account';

export type AreaRules = {
  atOnce: number;
  duration: number;
  duplicates: boolean;
  newestOnTop: boolean;
  dismissedByClick: boolean;
  html: boolean;
};

// Spec §2, §9: the storefront area follows reading 1, the account area reading 2 (design §4).
export const areaRules: Readonly<Record<NotificationArea, AreaRules>> = {
  storefront: {
    atOnce: 4,
    duration: 5000,
    duplicates: false,
    newestOnTop: false,
    dismissedByClick: true,
    html: true,
  },
  account: {
    atOnce: 5,
    duration: 60000,
    duplicates: true,
    newestOnTop: true,
    dismissedByClick: false,
    html: false,
  },
};
