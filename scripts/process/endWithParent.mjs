// Preloaded into child processes: when the parent is gone, for any reason, the child exits too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
