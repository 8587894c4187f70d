import type { Layout } from '@/contracts/public';

export const aLayoutData = (overrides: Partial<Layout> = {}): Layout => ({
  aside_button: 'Walk through the shelves',
  aside_sub_title: 'Since 1998',
  aside_title: 'Made to measure',
  card_action_button: 'Contact us',
  card_action_title: 'Do you need something special?',
  step_one: 'Fill your cart',
  step_two: 'Tell us who you are',
  step_three: 'Receive it',
  step_title: 'Three steps',
  title_highlighted: 'Chosen for you',
  title_offer: 'For less',
  title_recent: 'Just unpacked',
  ...overrides,
});
