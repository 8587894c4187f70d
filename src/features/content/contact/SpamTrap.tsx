import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { formMessages as messages } from './contactMessages';

type SpamTrapProps = { text: string; isTriggered: boolean; onFill: (text: string) => void };

/**
 * A honeypot field that only bots see and fill. It is hidden from assistive technology too. If a browser autofilled it
 * for a person, it becomes visible with an explanation, so that no real message is lost.
 */
export const SpamTrap = ({ text, isTriggered, onFill }: SpamTrapProps) => {
  const { formatMessage } = useIntl();
  return (
    <Box hidden={!isTriggered} sx={{ display: isTriggered ? 'block' : 'none' }}>
      <label>
        {formatMessage(messages.trap)}
        <Box
          component="input"
          type="text"
          name="website"
          id="contact-trap"
          autoComplete="off"
          tabIndex={isTriggered ? 0 : -1}
          value={text}
          onChange={({ target }) => onFill(target.value)}
          aria-describedby="contact-trap-reason"
          sx={{ display: 'block', width: '100%', minHeight: 44, my: 1, px: 1.5, font: 'inherit' }}
        />
      </label>
      <Box id="contact-trap-reason" role={isTriggered ? 'alert' : undefined} sx={{ color: 'error.main' }}>
        {isTriggered && formatMessage(messages.trapped)}
      </Box>
    </Box>
  );
};
