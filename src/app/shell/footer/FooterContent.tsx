import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { selectEmptyScreens, selectLayoutData } from '@/features/settings/state/layoutSlice';
import { useAppSelector } from '@/store/hooks';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { Icon } from '@/shared/ui/Icon';
import { PageBody } from '@/shared/ui/PageBody';

import { useMainLinks } from '../header/MainMenu';
import { icons } from '../icons';
import { shellMessages } from '../shellMessages';
import { SocialLinks } from './SocialLinks';

/** Spec §2: 1 cart, 2 identity card, 3 truck, with a title; all its texts are layout data. */
const StepStrip = () => {
  const layout = useAppSelector(selectLayoutData);
  // A new shop has no texts of its own yet.
  if (!layout?.step_title) return null;
  const steps = [
    { drawing: icons.cart, text: layout.step_one },
    { drawing: icons.identity, text: layout.step_two },
    { drawing: icons.truck, text: layout.step_three },
  ];
  return (
    <Box component="section" aria-labelledby="steps-title">
      <Typography id="steps-title" variant="h2" sx={{ mb: 3 }}>
        {layout.step_title}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
          '& li': { display: 'flex', gap: 2, alignItems: 'center' },
          '& .drawing': {
            display: 'grid',
            placeItems: 'center',
            width: 52,
            height: 52,
            flex: 'none',
            borderRadius: '50%',
            border: 1,
            borderColor: 'divider',
            color: 'primary.main',
          },
          '& .number': { fontWeight: 650, mr: 1, color: 'secondary.main', fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {steps.map(({ drawing, text }, index) => (
          <li key={index}>
            <div className="drawing">
              <Icon d={drawing} />
            </div>
            <Typography>
              <span className="number">{index + 1}</span>
              {text}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
};

const footerLabels = { ...pageTitles, terms: shellMessages.terms, about: shellMessages.about };

/** Below laptop width the menu needs JavaScript, so its links are repeated here for browsers without it. */
const LinksWithoutScripts = () => {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="nav"
      aria-label={formatMessage(shellMessages.mainMenu)}
      sx={{
        display: 'none',
        '@media (scripting: none)': { display: { xs: 'flex', lg: 'none' }, flexWrap: 'wrap', columnGap: 3, mb: 3 },
        '& a': { py: 1.25, color: 'inherit' },
      }}
    >
      {useMainLinks().map(({ to, label }) => (
        <Link key={to} to={to}>
          {formatMessage(label)}
        </Link>
      ))}
    </Box>
  );
};

export const FooterContent = () => {
  const lang = useLanguage();
  const { siteName, copyrightYear } = useConfig();
  const { formatMessage } = useIntl();
  const emptyScreens = useAppSelector(selectEmptyScreens);
  const links = (['offers', 'productLines', 'videos', 'terms', 'about'] as const)
    .filter((screen) => !emptyScreens.includes(screen))
    .map((screen) => ({ to: paths[screen].href({ lang }), label: footerLabels[screen] }));
  return (
    <PageBody>
      <LinksWithoutScripts />
      <StepStrip />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          mt: 5,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="body2" sx={{ flex: '1 1 auto', color: 'text.secondary' }}>
          {formatMessage(shellMessages.copyright, { year: copyrightYear, name: siteName })}
        </Typography>
        <Box
          component="nav"
          aria-label={formatMessage(shellMessages.footerLinks)}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            '& a': { py: 1.25, color: 'inherit', textUnderlineOffset: '0.25em' },
          }}
        >
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {formatMessage(label)}
            </Link>
          ))}
        </Box>
        <SocialLinks />
      </Box>
    </PageBody>
  );
};
