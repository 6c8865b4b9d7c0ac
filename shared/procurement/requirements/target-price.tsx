import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { currencyDigits, priceInMoney, readPrice } from '#shared/trade/money.ts'
import { unmistakable } from '#shared/trade/typed-number.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { requirementsMessages } from './requirements.messages.ts'

type Props = { price: string; currency: string; onChange: (price: string) => void }

/** The field for a target price, which says how it is read. It stays as typed, but of two readings the buyer chooses one. */
export function TargetPrice({ price, currency, onChange }: Props) {
  const t = useStore(requirementsMessages)
  const { locale } = useStore($config)
  const reading = readPrice(price, currency)
  const show = (value: string): string => priceInMoney(currency, value, locale)
  const hints = {
    empty: () => undefined,
    read: (value: string) => t.readAs({ price: show(value) }),
    doubt: () => t.twoReadings({ typed: price.trim() }),
    wrong: () => t.notAPrice({ example: currencyDigits(currency) === 0 ? '1250' : '1250.50' }),
  }
  return (
    <div>
      <TextField
        label={t.targetPrice}
        hint={reading.at === 'read' ? hints.read(reading.value) : hints[reading.at]()}
        value={price}
        inputMode="decimal"
        onText={onChange}
      />
      {reading.at === 'doubt' && (
        <div className="row">
          {reading.values.map(value => (
            <Button
              key={value}
              look="soft"
              label={show(value)}
              onClick={({ currentTarget }) => {
                // The buttons disappear.
                currentTarget.closest('.row')?.previousElementSibling?.querySelector('input')?.focus()
                onChange(unmistakable(value))
              }}
            />
          ))}
        </div>
      )}
    </div>
  )
}
