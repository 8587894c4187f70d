import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { isReplaying } from '@/store/replaying';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import type { Banner } from '@/contracts/public';

import { bannerCard, controlsHeight } from './bannerSizes';
import { BannerSlide, slidesStyle } from './BannerSlide';
import { homeMessages } from './homeMessages';

const slideMilliseconds = 7000;

const queryReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribeToMotion = (onChange: () => void) => {
  const query = queryReducedMotion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * The current one of `count` slides, and whether they rotate automatically: not if the visitor prefers reduced motion.
 */
const useRotation = (count: number) => {
  const dispatch = useAppDispatch();
  const reduced = useSyncExternalStore(
    subscribeToMotion,
    () => queryReducedMotion().matches,
    () => true,
  );
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [index, setIndex] = useState(0);
  const current = index % count;
  const playing = (choice ?? !reduced) && count > 1;
  const rotating = playing && !isPaused;

  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(() => {
      if (!dispatch(isReplaying)) setIndex((current + 1) % count);
    }, slideMilliseconds);
    return () => clearInterval(timer);
  }, [dispatch, rotating, current, count]);

  return {
    current,
    playing,
    rotating,
    /** Pauses while the pointer or the focus is on the slides. */
    pause: setIsPaused,
    toggle: () => {
      setChoice(!playing);
      // A visitor who starts the rotation while hovering or focused wants it to move.
      setIsPaused(false);
    },
    move: (by: 1 | -1) => setIndex((current + by + count) % count),
  };
};

type ControlProps = { label: MessageDescriptor; drawing: string; onClick: () => void };

const Control = ({ label, drawing, onClick }: ControlProps) => (
  <Button tone="icon" type="button" aria-label={useIntl().formatMessage(label)} onClick={onClick}>
    <Icon d={drawing} size={22} />
  </Button>
);

type BannerControlsProps = {
  current: number;
  count: number;
  playing: boolean;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
};

const BannerControls = ({ current, count, playing, onToggle, onMove }: BannerControlsProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      height: controlsHeight,
      px: 1,
      pb: 1,
      position: { sm: 'absolute' },
      right: 0,
      bottom: { sm: 10 },
      zIndex: 1,
    }}
  >
    <Control
      label={playing ? homeMessages.pause : homeMessages.play}
      drawing={playing ? 'M9 6v12M15 6v12' : 'M8 5l11 7-11 7z'}
      onClick={onToggle}
    />
    <Control label={homeMessages.previous} drawing="M14 6l-6 6 6 6" onClick={() => onMove(-1)} />
    <Typography
      variant="body2"
      sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', px: 0.5 }}
      aria-hidden
    >
      <FormattedMessage {...homeMessages.position} values={{ position: current + 1, count }} />
    </Typography>
    <Control label={homeMessages.next} drawing="M10 6l6 6-6 6" onClick={() => onMove(1)} />
  </Box>
);

const arrowSteps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

export const BannerCarousel = ({ banners }: { banners: Banner[] }) => {
  const { formatMessage } = useIntl();
  const count = banners.length;
  const { current, playing, rotating, pause, toggle, move } = useRotation(count);
  const [isFirstSettled, setIsFirstSettled] = useState(!banners[0]?.imageUrl);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (step && count > 1) move(step);
  };
  return (
    <Box
      component="section"
      aria-roledescription={formatMessage(homeMessages.carousel)}
      aria-label={formatMessage(homeMessages.announcements)}
      onKeyDown={onKeyDown}
      onMouseEnter={() => pause(true)}
      onMouseLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
      sx={bannerCard}
    >
      {count > 1 && <BannerControls {...{ current, count, playing }} onToggle={toggle} onMove={move} />}
      <Box aria-live={rotating ? 'off' : 'polite'} sx={slidesStyle}>
        {banners.map((banner, index) => (
          <BannerSlide
            key={banner.bannerId}
            banner={banner}
            position={index + 1}
            count={count}
            shown={index === current}
            showsPicture={index === 0 || isFirstSettled}
            onPictureSettled={() => setIsFirstSettled(true)}
          />
        ))}
      </Box>
    </Box>
  );
};
