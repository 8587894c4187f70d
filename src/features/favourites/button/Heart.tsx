const heart = 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z';

export const Heart = ({ isFilled = false, size }: { isFilled?: boolean; size: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={heart} />
  </svg>
);
