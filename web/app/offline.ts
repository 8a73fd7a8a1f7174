/** Works without a network: a service worker keeps the whole client. A new version waits until it is asked for. */
import { registerSW } from 'virtual:pwa-register';
import { spokenLanguage } from '../words/spoken.ts';
import { translator } from '../words/use-words.ts';
import { toast } from './toasts.tsx';

export function stayAvailable(): void {
  const update = registerSW({
    onNeedRefresh() {
      const t = translator(spokenLanguage());
      toast({
        text: t('app.update'),
        stays: true,
        action: { label: t('app.update.now'), run: () => void update(true) },
      });
    },
  });
}
