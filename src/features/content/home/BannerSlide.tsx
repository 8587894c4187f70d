import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { useLanguage } from '@/shared/i18n/useLanguage';
import type { Banner } from '@/contracts/public';

import { resolveLink } from '../components/linkTarget';
import { Picture } from '../components/Picture';
import { bannerPicture, bannerPictureSize, captionHeight } from './bannerSizes';
import { homeMessages } from './homeMessages';

type ContentLinkProps = { address: string | null; className: string; children: ReactNode };

/** A link from the content, or plain text if its URL is unsafe. */
const ContentLink = ({ address, className, children }: ContentLinkProps) => {
  const target = resolveLink(address, useLanguage());
  if (!target) return children;
  return target.kind === 'internal' ? (
    <Link to={target.to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={target.href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
};

/** The style of the element around the slides. They are stacked, so that changing slides moves nothing. */
export const slidesStyle = {
  display: 'grid',
  order: -1,
  '& .slide': { gridArea: '1 / 1', position: 'relative', transition: 'opacity 300ms, visibility 300ms' },
  '& .slide[inert]': { opacity: 0, visibility: 'hidden' },
  '& .slide-picture': { objectPosition: '50% 80%', ...bannerPictureSize },
  '& .caption': { minHeight: captionHeight, pl: { xs: 2, md: 3 }, py: 2, pr: { xs: 2, sm: 27 } },
  '& .caption h2': { m: 0, typography: 'h3' },
  '& .caption p': { m: 0, mt: 0.5, typography: 'body2', color: 'text.secondary' },
  '& .slide-link': { color: 'inherit', textDecoration: 'none' },
  '& .slide-link::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

type BannerSlideProps = {
  banner: Banner;
  position: number;
  count: number;
  shown: boolean;
  /** The other slides' pictures wait until the first one has settled. */
  showsPicture: boolean;
  onPictureSettled: () => void;
};

export const BannerSlide = ({ banner, position, count, shown, showsPicture, onPictureSettled }: BannerSlideProps) => {
  const { formatMessage } = useIntl();
  return (
    <div
      className="slide"
      role="group"
      aria-roledescription={formatMessage(homeMessages.slide)}
      aria-label={formatMessage(homeMessages.position, { position, count })}
      inert={!shown}
    >
      <Picture
        className="slide-picture"
        name={showsPicture ? banner.imageUrl : null}
        {...bannerPicture}
        eager={position === 1}
        onSettled={onPictureSettled}
      />
      <div className="caption">
        <h2>
          <ContentLink address={banner.linkUrl} className="slide-link">
            {banner.title}
          </ContentLink>
        </h2>
        {banner.subtitle && <p>{banner.subtitle}</p>}
      </div>
    </div>
  );
};
