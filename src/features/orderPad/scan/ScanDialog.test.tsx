import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';

import en from '@/../locales/en.json';

import { ScanDialog } from './ScanDialog';

const detect = jest.fn();
const stop = jest.fn();
const getUserMedia = jest.fn();
const onCode = jest.fn();
const onClose = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.assign(window, { BarcodeDetector: jest.fn(() => ({ detect })) });
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] });
  detect.mockResolvedValue([]);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

const scan = async () => {
  const { unmount } = render(
    <IntlProvider locale="en" messages={en}>
      <ScanDialog onCode={onCode} onClose={onClose} />
    </IntlProvider>,
  );
  await wait(1000);
  return { unmount, picture: document.querySelector('video') };
};

const status = () => screen.getByRole('status').textContent;

it.each([
  ['no camera', new DOMException('none', 'NotFoundError'), en['scan.noCamera']],
  ['a camera that another program uses', new DOMException('busy', 'NotReadableError'), en['scan.noCamera']],
  ['a refusal', new DOMException('no', 'NotAllowedError'), en['scan.refused']],
])('explains %s instead of showing an empty picture', async (_case, error, text) => {
  getUserMedia.mockRejectedValue(error);
  const { picture } = await scan();
  expect(status()).toBe(text);
  expect(picture).not.toBeVisible();
  // A later message would be wrong.
  await wait(10_000);
  expect(status()).toBe(text);
  expect(onCode).not.toHaveBeenCalled();
});

it('advises whoever holds up a code for long, still finds it, and turns the camera off', async () => {
  const { picture } = await scan();
  expect(status()).toBe(en['scan.looking']);
  expect(picture).toBeVisible();
  await wait(8000);
  expect(status()).toBe(en['scan.notFound']);
  expect(stop).not.toHaveBeenCalled();
  detect.mockResolvedValue([{ rawValue: '2100000010028' }]);
  await wait(1000);
  expect(onCode.mock.calls).toEqual([['2100000010028']]);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

it('turns the camera off when it is closed', async () => {
  const { unmount } = await scan();
  unmount();
  await wait(1000);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(onCode).not.toHaveBeenCalled();
});
