import {
  confirmationAccepted,
  confirmationAsked,
  confirmationDeclined,
  confirmationDismissed,
  confirmSlice,
  selectConfirmation,
  selectLastOutcome,
} from './confirmSlice';

const { reducer } = confirmSlice;
const closed = reducer(undefined, { type: '@@INIT' });
const asked = confirmationAsked({ message: { id: 'cart.line.delete' } });
const open = reducer(closed, asked);

it('opens small, with OK and Cancel, behind a static backdrop', () => {
  expect(selectConfirmation({ confirm: open })).toEqual({
    id: asked.payload.id,
    title: null,
    message: { id: 'cart.line.delete' },
    acceptLabel: { id: 'confirm.ok' },
    declineLabel: { id: 'confirm.cancel' },
    size: 'small',
    backdrop: 'static',
    closesOnEscape: false,
  });
});

it('accepts custom labels', () => {
  const { payload } = confirmationAsked({ message: { id: 'cart.line.delete' }, acceptLabel: { id: 'confirm.yes' } });
  expect(payload).toMatchObject({ acceptLabel: { id: 'confirm.yes' }, declineLabel: { id: 'confirm.cancel' } });
});

it.each([
  [confirmationAccepted, 'accepted'],
  [confirmationDeclined, 'declined'],
  [confirmationDismissed, 'dismissed'],
] as const)('closes with its outcome: %s', (answer, outcome) => {
  const answered = reducer(open, answer({ id: asked.payload.id }));
  expect(selectConfirmation({ confirm: answered })).toBeNull();
  expect(selectLastOutcome({ confirm: answered })).toEqual({ id: asked.payload.id, outcome });
});

it('ignores an answer to a dialog that is no longer open', () => {
  expect(reducer(open, confirmationAccepted({ id: 'earlier' }))).toBe(open);
});
