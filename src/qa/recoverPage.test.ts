/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { instrument } from '@redux-devtools/instrument';

import { someServices } from '@/../test/support/builders/someServices';
import { languageChosen } from '@/features/settings/state/languageSlice';
import { createAppStore } from '@/store/createAppStore';
import { createTimeTravel } from '@/store/timeTravel';

import { recoverPage } from './recoverPage';

let removeListeners: () => void;
beforeEach(() => {
  const listen = jest.spyOn(window, 'addEventListener');
  removeListeners = () => {
    for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  };
});
afterEach(() => removeListeners());

/** A page of which `fail` shows and reports the failure, as its boundary does. */
const aPage = () => {
  const timeTravel = createTimeTravel(instrument());
  const store = createAppStore({ services: someServices(), timeTravel });
  store.dispatch(languageChosen('en'));
  document.body.innerHTML = '';
  const restart = jest.fn(() => (document.body.innerHTML = ''));
  recoverPage({ timeTravel, store, restart });
  const show = (index: number) =>
    timeTravel.getLiftedStore()?.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index });
  const fail = async () => {
    document.body.innerHTML = '<div data-failed></div>';
    window.dispatchEvent(new ErrorEvent('error'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { restart, show, fail, goBack: timeTravel.returnToPresent };
};

it('starts again at the next moment of a replay, and not before', async () => {
  const { restart, show, fail } = aPage();
  show(0);
  await fail();
  expect(restart).not.toHaveBeenCalled();
  show(1);
  expect(restart).toHaveBeenCalledTimes(1);
});

it('starts again in the present', async () => {
  const { restart, show, fail, goBack } = aPage();
  show(0);
  await fail();
  goBack();
  expect(restart).toHaveBeenCalledTimes(1);
});

it('starts again when what a replay began fails in the present, once', async () => {
  const { restart, show, fail, goBack } = aPage();
  show(0);
  goBack();
  await fail();
  expect(restart).toHaveBeenCalledTimes(1);
  await fail();
  expect(restart).toHaveBeenCalledTimes(1);
});

it('leaves a failure alone that has nothing to do with a replay', async () => {
  const { restart, fail } = aPage();
  await fail();
  expect(restart).not.toHaveBeenCalled();
});
