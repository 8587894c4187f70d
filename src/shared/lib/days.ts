/** Whether it is the date of an existing day, such as 2020-06-30. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** The day of a moment in a time zone; without one, in that of the device. */
export const dayIn = (timeZone: string): ((moment: number) => string) => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: timeZone || undefined,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const toDay = (moment: number) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return `${parts.year}-${parts.month}-${parts.day}`;
  };
  // Every request of a cart asks for today, and formatting takes longer than reading the cart.
  let known = { minute: NaN, day: '' };
  return (moment) => {
    const minute = Math.floor(moment / 60_000);
    if (known.minute !== minute) known = { minute, day: toDay(moment) };
    return known.day;
  };
};

/** The rule of browser and services for the day for which a client wishes the delivery. */
export const canBeWished = (day: string, today: string): boolean => isDay(day) && day >= today;
