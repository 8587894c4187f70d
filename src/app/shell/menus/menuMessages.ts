import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

/** Texts of the parts that load on opening: the drawer, the client's menu, the preferences. */
export const menuMessages = {
  ...defineMessages({
    close: { id: 'menu.close', defaultMessage: 'Close the menu' },
    client: { id: 'menu.client', defaultMessage: 'Your account' },
    signOut: { id: 'menu.signOut', defaultMessage: 'Sign out' },
    appearance: { id: 'preferences.appearance', defaultMessage: 'Appearance' },
    system: { id: 'preferences.appearance.system', defaultMessage: 'System' },
    density: { id: 'preferences.density', defaultMessage: 'Density' },
    comfortable: { id: 'preferences.density.comfortable', defaultMessage: 'Comfortable' },
    compact: { id: 'preferences.density.compact', defaultMessage: 'Compact' },
    light: { id: 'preferences.appearance.light', defaultMessage: 'Light' },
    clearSettings: { id: 'preferences.clear', defaultMessage: 'Clear settings' },
    clearSettingsTitle: { id: 'preferences.clear.title', defaultMessage: 'Clear your settings in this browser?' },
    clearSettingsEffect: {
      id: 'preferences.clear.effect',
      defaultMessage:
        'You will be signed out. The language returns to Spanish; appearance, density, time zone and page size return to their defaults.',
    },
    settingsCleared: { id: 'preferences.cleared', defaultMessage: 'The settings have been cleared' },
    dark: { id: 'preferences.appearance.dark', defaultMessage: 'Dark' },
  }),
  subcategories: defineMessage<{ name: string }>({
    id: 'menu.subcategories',
    defaultMessage: 'Subcategories of {name}',
  }),
  signedInAs: defineMessage<{ name: string }>({ id: 'menu.signedInAs', defaultMessage: 'Signed in as {name}' }),
};
