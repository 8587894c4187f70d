import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const CartIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path {...line} d="M3 4h2.2l2 11h10.3l2-8H6M9 19.5h.01M16.5 19.500h.01" />
  </SvgIcon>
);

export const IdentityIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path
      {...line}
      d="M3 6h18v12H3zM6 15.500c.4-1.8 1.4-2.7 2.750-2.700s2.350.9 2.750 2.700M14.5 10.500H18M14.5 14H18"
    />
    <circle {...line} cx="8.75" cy="10.2" r="1.7" />
  </SvgIcon>
);

export const TruckIcon = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path {...line} d="M2.5 6h11v10h-11zM13.5 9.500h4.200l3.3 3.300V16h-7.500z" />
    <circle {...line} cx="7" cy="17.5" r="1.8" />
    <circle {...line} cx="17" cy="17.5" r="1.8" />
  </SvgIcon>
);
