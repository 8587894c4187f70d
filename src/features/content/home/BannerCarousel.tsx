import Box from '@mui/material/Box';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Banner } from '@/contracts/public';
import { BannerControls } from './BannerControls';
import { BannerSlide } from './BannerSlide';
import { bannerCard } from './bannerSizes';
import { homeMessages } from './homeMessages';
import { useRotation } from './useRotation';

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** All slides are stacked, so that the tallest sets the height and changing slides moves nothing. */
export const BannerCarousel = ({ banners }: { banners: Banner[] }) => {
  const { formatMessage } = useIntl();
  const count = banners.length;
  const { present, playing, rotating, hold, toggle, move } = useRotation(count);
  const [firstCame, setFirstCame] = useState(!banners[0]?.imageUrl);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step && count > 1) move(step);
  };
  return (
    <Box
      component="section"
      aria-roledescription={formatMessage(homeMessages.carousel)}
      aria-label={formatMessage(homeMessages.announcements)}
      onKeyDown={onKeyDown}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      sx={bannerCard}
    >
      {count > 1 && <BannerControls {...{ present, count, playing }} onToggle={toggle} onMove={move} />}
      <Box aria-live={rotating ? 'off' : 'polite'} sx={{ display: 'grid', order: -1 }}>
        {banners.map((banner, index) => (
          <BannerSlide
            key={banner.bannerId}
            banner={banner}
            position={index + 1}
            count={count}
            shown={index === present}
            withPicture={index === 0 || firstCame}
            onPicture={() => setFirstCame(true)}
          />
        ))}
      </Box>
    </Box>
  );
};
