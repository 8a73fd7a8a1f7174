/** A push service in a process of its own: says where it is, then every message as its browser reads it, line by line. */
import { pushService } from './push-service.ts';

const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const service = await pushService((text) => say({ read: text }));
say({ subscription: service.subscription });
