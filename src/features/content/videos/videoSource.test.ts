import { getVideoSource } from './videoSource';

const inSpanish = { lang: 'es', blob: '/services/blob' };

it('prefers YouTube, in its cookie-free variant', () => {
  expect(getVideoSource({ youtubeId: 'aqz-KE-bpKQ', url: 'https://videos.example/a.mp4' }, inSpanish)).toEqual({
    kind: 'youtube',
    address: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&hl=es',
  });
});

it.each([null, '', '../../evil', 'a"onload="x'])('falls back to the file when the YouTube id is %j', (youtubeId) => {
  const address = 'https://videos.example/a.mp4';
  expect(getVideoSource({ youtubeId, url: address }, inSpanish)).toEqual({ kind: 'file', address });
});

it.each([null, '', 'javascript:alert(1)', 'blob:https://a.example/1', 'https://'])('plays nothing from %j', (url) => {
  expect(getVideoSource({ youtubeId: null, url }, inSpanish)).toBeNull();
});

it('resolves a bare file name against blob storage', () => {
  const address = '/services/blob/Content/measuring.ab12.mp4';
  expect(getVideoSource({ youtubeId: null, url: 'Content/measuring.ab12.mp4' }, inSpanish)).toEqual({
    kind: 'file',
    address,
  });
});
