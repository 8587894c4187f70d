import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { controlsHeight } from './bannerSizes';
import { homeMessages } from './homeMessages';

type ControlProps = { label: MessageDescriptor; drawing: string; onClick: () => void };

const Control = ({ label, drawing, onClick }: ControlProps) => (
  <Button tone="icon" type="button" aria-label={useIntl().formatMessage(label)} onClick={onClick}>
    <Icon d={drawing} size={22} />
  </Button>
);

type BannerControlsProps = {
  present: number;
  count: number;
  playing: boolean;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
};

export const BannerControls = ({ present, count, playing, onToggle, onMove }: BannerControlsProps) => (
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
      <FormattedMessage {...homeMessages.position} values={{ position: present + 1, count }} />
    </Typography>
    <Control label={homeMessages.next} drawing="M10 6l6 6-6 6" onClick={() => onMove(1)} />
  </Box>
);
