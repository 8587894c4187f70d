import { screen } from '@testing-library/react';

import { renderOffice } from '@/../test/support/renderOffice';

import { createI18nProvider } from '../i18n/officeI18n';
import { operationChoices } from './ChangeList';

it('has a name for every operation that is recorded', () => {
  const { translate } = createI18nProvider('en', () => undefined);
  expect(operationChoices.filter(({ name }) => translate(name, { _: '' }) === '')).toEqual([]);
});

it('shows a change by the name of its operation', async () => {
  const change = { changeId: 1, by: 'ana', channel: 'office', date: '2026-06-15T10:00:00Z', fields: [] };
  renderOffice('/changes', { listChanges: () => [{ ...change, operation: 'setOrderStatus', subject: 'order M-1' }] });
  await screen.findByText('Change the status of orders');
});
