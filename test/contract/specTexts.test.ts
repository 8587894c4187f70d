import en from '../../locales/en.json';
import es from '../../locales/es.json';
import zh from '../../locales/zh.json';

// Spec §2, §8 and §9, verbatim.
const specified = {
  'shell.menu.home': 'Home',
  'shell.menu.about': 'About Us',
  'shell.menu.catalogue': 'Catalog',
  'shell.menu.brands': 'Brands',
  'shell.menu.contact': 'Contact',
  'cart.item.added': 'Item added to shopping cart',
  'cart.item.deleted': 'Item deleted from shopping cart',
  'cart.item.updated': 'Item updated successfully',
  'cart.item.addFailed': 'An error occurred adding to shopping cart',
  'cart.item.deleteFailed': 'An error occurred deleting from shopping cart',
  'cart.item.updateFailed': 'An error occurred updating the item',
  'cart.quantity.invalid': 'Invalid number format',
  'cartPage.deleteQuestion': 'Delete the item?',
  'cartPage.yes': 'Yes',
  'cartPage.no': 'No',
  'push.placed': 'Order processed successfully',
  'push.problem': 'There was a problem processing the order',
  'confirm.ok': 'OK',
  'confirm.cancel': 'Cancel',
  'ui.loading': 'Loading',
} as const;

it.each(Object.entries(specified))('%s reads %p, and is translated into Spanish and Chinese', (id, text) => {
  const key = id as keyof typeof specified;
  expect(en[key]).toBe(text);
  expect([es[key], zh[key]]).toEqual([expect.stringMatching(/\p{L}/u), expect.stringMatching(/\p{Script=Han}/u)]);
});

it('uses the Spanish texts of the specification', () => {
  expect(es['ui.loading']).toBe('Cargando');
  expect(es['session.closed'].normalize('NFD').replace(/\p{M}/gu, '')).toBe('Sesion cerrada');
});
