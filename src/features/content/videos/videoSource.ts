import { getBlobAddress } from '@/shared/lib/blobAddress';
import type { Video } from '@/contracts/public';

export type VideoSource = { kind: 'youtube'; address: string } | { kind: 'file'; address: string };

/** The source to play on request, or null if there is none that is safe. */
export const getVideoSource = (
  { youtubeId, url }: Pick<Video, 'youtubeId' | 'url'>,
  { lang = '', blob = '' }: { lang?: string; blob?: string } = {},
): VideoSource | null => {
  if (youtubeId && /^[\w-]{6,20}$/.test(youtubeId)) {
    const settings = new URLSearchParams({ autoplay: '1', rel: '0', hl: lang });
    return { kind: 'youtube', address: `https://www.youtube-nocookie.com/embed/${youtubeId}?${settings}` };
  }
  if (!url) return null;
  if (/^[\w.-]+(\/[\w.-]+)*$/.test(url)) return { kind: 'file', address: getBlobAddress(blob, url) };
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? { kind: 'file', address: url } : null;
};
