import vue from '@vitejs/plugin-vue'

const isCustomElement = tag => tag.startsWith('trade-')

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
