import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { getConsent } from '@/features/confirm/state/askConfirmation';
import { notificationShown } from '@/features/notifications/state/notificationsSlice';
import { clearSettings } from '@/features/session/signOut';
import {
  appearanceChosen,
  densities,
  type Density,
  densityChosen,
  type Mode,
  modes,
  selectDensity,
  selectMode,
} from '@/features/settings/state/appearanceSlice';
import { TimeZoneSelect } from '@/features/settings/TimeZoneSelect';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/shared/ui/Button';
import { fieldLabel } from '@/shared/ui/styles';

import { menuMessages } from './menuMessages';

type ChoiceProps<Option extends Mode | Density> = {
  name: 'appearance' | 'density';
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
};

const Choice = <Option extends Mode | Density>({ name, options, chosen, onChoose }: ChoiceProps<Option>) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ ...fieldLabel, p: 0 }}>
      <FormattedMessage {...menuMessages[name]} />
    </Box>
    <Box sx={{ display: 'flex', border: 1, borderColor: 'grey.500', borderRadius: 1 }}>
      {options.map((option) => (
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
            name={name}
            value={option}
            checked={chosen === option}
            onChange={() => onChoose(option)}
            sx={{ position: 'absolute', opacity: 0, width: '1px', height: '1px', m: 0 }}
          />
          <FormattedMessage {...menuMessages[option]} />
        </Box>
      ))}
    </Box>
  </Box>
);

const AppearanceChoices = () => {
  const dispatch = useAppDispatch();
  return (
    <>
      <Choice
        name="appearance"
        options={modes}
        chosen={useAppSelector(selectMode)}
        onChoose={(mode) => dispatch(appearanceChosen(mode))}
      />
      <Choice
        name="density"
        options={densities}
        chosen={useAppSelector(selectDensity)}
        onChoose={(density) => dispatch(densityChosen(density))}
      />
    </>
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
    <AppearanceChoices />
    <TimeZoneSelect />
    <ClearSettings />
  </Box>
);
