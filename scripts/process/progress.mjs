const spinner = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const lineEvery = 10_000;

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

const onTerminal = (title, startedAt) => {
  let frame = 0;
  const timer = setInterval(() => {
    frame += 1;
    process.stdout.write(`\r\x1b[2K${spinner[frame % spinner.length]} ${title} ${seconds(Date.now() - startedAt)}`);
  }, 100);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\x1b[2K');
  };
};

const onLog = (title, startedAt) => {
  console.log(`  ${title} ...`);
  const timer = setInterval(() => console.log(`  ${title} ... ${seconds(Date.now() - startedAt)}`), lineEvery);
  return () => clearInterval(timer);
};

/** Shows the current step while it runs, and then its duration. */
export const step = async (title, work) => {
  const startedAt = Date.now();
  const stop = process.stdout.isTTY ? onTerminal(title, startedAt) : onLog(title, startedAt);
  try {
    const result = await work();
    stop();
    console.log(`✔ ${title} (${seconds(Date.now() - startedAt)})`);
    return result;
  } catch (error) {
    stop();
    console.log(`✘ ${title} (${seconds(Date.now() - startedAt)})`);
    throw error;
  }
};
