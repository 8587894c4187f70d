import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { getConsent } from '@/features/confirm/askConfirmation';
import { notificationShown } from '@/features/notifications/notificationsSlice';
import { clearSettings } from '@/features/session/signOut';
import { appearanceChosen, modes, selectMode } from '@/features/settings/appearanceSlice';
import { TimeZoneSelect } from '@/features/settings/TimeZoneSelect';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/shared/ui/Button';

import { menuMessages } from './menuMessages';

const AppearanceChoice = () => {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectMode);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'body2', fontWeight: 600 }}>
        <FormattedMessage {...menuMessages.appearance} />
      </Box>
      <Box sx={{ display: 'flex', border: 1, borderColor: 'grey.500', borderRadius: 1 }}>
        {modes.map((option) => (
          <Box
            key={option}
            component="label"
            sx={{
              flex: 1,
              px: 1.5,
              minHeight: 38,
              display: 'grid',
              placeItems: 'center',
              borderRadius: 0.75,
              cursor: 'pointer',
              fontSize: '0.9375rem',
              whiteSpace: 'nowrap',
              '&:hover': { bgcolor: 'action.hover' },
              '&:has(:checked)': { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 2 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name="appearance"
              value={option}
              checked={mode === option}
              onChange={() => dispatch(appearanceChosen(option))}
              sx={{ position: 'absolute', opacity: 0, width: '1px', height: '1px', m: 0 }}
            />
            <FormattedMessage {...menuMessages[option]} />
          </Box>
        ))}
      </Box>
    </Box>
  );
};

/** Spec §3. */
const ClearSettings = () => {
  const dispatch = useAppDispatch();
  const clear = async () => {
    const question = {
      title: { id: menuMessages.clearSettingsTitle.id },
      message: { id: menuMessages.clearSettingsEffect.id },
      acceptLabel: { id: menuMessages.clearSettings.id },
    };
    if (!(await dispatch(getConsent(question)))) return;
    dispatch(clearSettings());
    const message = { kind: 'message', id: menuMessages.settingsCleared.id } as const;
    dispatch(notificationShown({ area: 'account', message, style: 'success' }));
  };
  return (
    <Button tone="outlined" onClick={() => void clear()} sx={{ justifySelf: 'start' }}>
      <FormattedMessage {...menuMessages.clearSettings} />
    </Button>
  );
};

export const Preferences = () => (
  <Box sx={{ position: 'relative', display: 'grid', gap: 2.5 }}>
    <AppearanceChoice />
    <TimeZoneSelect />
    <ClearSettings />
  </Box>
);
