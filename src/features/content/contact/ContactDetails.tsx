import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import type { Contact } from '@/contracts/public';

import { contactMessages as messages } from './contactMessages';

/** A link to the address on a map. No map is loaded unless the visitor follows it. */
const mapAddress = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;

const link = { color: 'primary.main', fontWeight: 600, overflowWrap: 'anywhere' };

const Detail = ({ label, children }: { label: MessageDescriptor; children: ReactNode }) => (
  <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage {...label} />
    </Typography>
    <Box component="dd" sx={{ m: 0, mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

export const ContactDetails = ({ contact }: { contact: Contact }) => {
  const { address, phone, email, openingHours } = contact;
  if (!(address || phone || email || openingHours)) return null;
  return (
    <section aria-labelledby="contact-details">
      <Typography id="contact-details" variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage {...messages.details} />
      </Typography>
      <Box component="dl" sx={{ m: 0, borderBottom: 1, borderColor: 'divider' }}>
        {phone && (
          <Detail label={messages.phone}>
            <Box component="a" href={`tel:${phone.replace(/[^\d+]/g, '')}`} sx={link}>
              {phone}
            </Box>
          </Detail>
        )}
        {email && (
          <Detail label={messages.email}>
            <Box component="a" href={`mailto:${email}`} sx={link}>
              {email}
            </Box>
          </Detail>
        )}
        {address && (
          <Detail label={messages.address}>
            {address}
            <Box
              component="a"
              href={mapAddress(address)}
              target="_blank"
              rel="noopener noreferrer"
              sx={{ ...link, display: 'block', mt: 1 }}
            >
              <FormattedMessage {...messages.map} />
            </Box>
          </Detail>
        )}
        {openingHours && <Detail label={messages.hours}>{openingHours}</Detail>}
      </Box>
    </section>
  );
};
