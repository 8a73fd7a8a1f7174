/** Everybody at the table: chairs and heroes, the way to be told, for the host the keys of the house, and the chat. */
import { linkTo, replayLinkTo } from '../app/arrival.ts';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { Chairs } from './chairs.tsx';
import { Chat } from './chat.tsx';
import { Corrections } from './corrections.tsx';
import { GameFile } from './game-file.tsx';
import { HostPanel } from './host-panel.tsx';
import { LinkField } from './link-field.tsx';
import { NotifySwitch } from './notify-switch.tsx';
import { seatedHere, useOnline } from './online.ts';
import { watchSecret } from './secrets.ts';
import { HostLine } from './stand-in.tsx';
import { Watching } from './watching.tsx';
import { nameOfTable } from './table-name.ts';

export function Together({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  const words = useWords();
  const { t } = words;
  const online = useOnline();
  const { model, seen, known } = online;
  const over = model.game?.proof !== undefined;
  const watch = model.house.closed ? watchSecret(known) : undefined;
  return (
    <aside
      className="together panel"
      aria-label={t('online.people')}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        onClose();
      }}
    >
      <div className="row">
        <h2 className="grow">{nameOfTable(model, words)}</h2>
        <button type="button" className="tool" aria-label={t('table.close')} onClick={onClose}>
          <Icon name="cancel" size={18} />
        </button>
      </div>
      <div className="together-scroll">
        <Chairs />
        {seen.me.host && <HostPanel />}
        <HostLine />
        <Watching />
        {over ? (
          <LinkField label={t('online.link.replay')} link={replayLinkTo(model.table, watch)} />
        ) : (
          (!model.house.closed || watch !== undefined) && (
            <LinkField label={t('online.link.watch')} link={linkTo(model.table, watch)} />
          )
        )}
        {seatedHere(online).length > 0 && <NotifySwitch />}
        <Corrections />
        <GameFile />
      </div>
      <Chat />
    </aside>
  );
}
