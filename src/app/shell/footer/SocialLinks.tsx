import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { useGetEnvironmentsQuery } from '@/api/publicApi';
import { ButtonAnchor } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { shellMessages } from '../shellMessages';

/** Spec §3: the links that may have a value. The glyphs are our own line drawings on a 24 × 24 grid. */
const socialNetworks = [
  {
    key: 'facebook',
    name: 'Facebook',
    drawing: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5V3H15c-2.5 0-4 1.5-4 4v2.5H8V13h3v8',
  },
  {
    key: 'instagram',
    name: 'Instagram',
    drawing:
      'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M17 7h.01',
  },
  {
    key: 'whatsapp',
    name: 'WhatsApp',
    drawing:
      'M3.5 20.5l1.3-4.2A8.5 8.5 0 1 1 8 19.3zM9 8.5c0 4 2.5 6.5 6.5 6.5l.5-2-2-1-1.5 1c-1-.5-1.5-1-2-2l1-1.5-1-2z',
  },
  { key: 'twitter', name: 'Twitter', drawing: 'M4 4l16 16M20 4 4 20' },
  {
    key: 'pinterest',
    name: 'Pinterest',
    drawing: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M9 14c-2-4 0-7 3.5-7s5 4 3 6.5-4 1-4-.5M12 9.5 9.5 20',
  },
] as const;

/** Service data may contain any address: only http(s) becomes a link. */
const toWebAddress = (value: string | null | undefined): string | null => {
  if (!value?.trim() || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
};

// Spec §7: the footer requests these. Other known networks are shown as well if the service returns them.
const names = ['facebook', 'instagram', 'whatsapp'];

/** Spec §2: only those with a value. If the request fails, none are shown. */
export const SocialLinks = () => {
  const { formatMessage } = useIntl();
  const { data } = useGetEnvironmentsQuery({ names });
  const links = socialNetworks.flatMap(({ key, ...network }) => {
    const address = toWebAddress(data?.[key]);
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
