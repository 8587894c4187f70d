// Loaded into a child before its own code: when the process that started it is gone, however it went, the child ends too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
