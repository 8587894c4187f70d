import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useGetEnvironmentsQuery } from '@/api/publicApi';
import { ButtonAnchor } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { shellMessages } from './shellMessages';
import { asWebAddress, socialNetworks } from './socialNetworks';

// Spec §7: the footer requests these. Other known networks are shown as well if the service returns them.
const names = ['facebook', 'instagram', 'whatsapp'];

/** Spec §2: only those with a value. If the request fails, none are shown. */
export const SocialLinks = () => {
  const { formatMessage } = useIntl();
  const { data } = useGetEnvironmentsQuery({ names });
  const links = socialNetworks.flatMap(({ key, ...network }) => {
    const address = asWebAddress(data?.[key]);
    return address ? [{ ...network, address }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={formatMessage(shellMessages.social)}
      sx={{ display: 'flex', listStyle: 'none', p: 0, m: 0, ml: -1.25 }}
    >
      {links.map(({ name, drawing, address }) => (
        <li key={name}>
          <ButtonAnchor
            tone="icon"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            data-hint
          >
            <Icon d={drawing} size={22} />
          </ButtonAnchor>
        </li>
      ))}
    </Box>
  );
};
