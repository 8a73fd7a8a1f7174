#!/usr/bin/env node
/** The `holdout` command of the package: the server, what its keeper needs, and the terminal (docs/HOSTING.md). */
const [command = 'start'] = process.argv.slice(2);
const OWN = `holdout [start]
      Serves the game, at http://127.0.0.1:3000 unless HOST and PORT say otherwise (README.md).
holdout tables ...
      For whoever runs a server: lists, keeps and mends what is stored.`;

if (['help', '--help', '-h'].includes(command)) console.log(OWN);
if (command === 'start') await import('@holdout/server');
else if (command === 'tables') {
  process.argv.splice(2, 1);
  await import('@holdout/server/tables');
} else await import('@holdout/cli');

export {};
